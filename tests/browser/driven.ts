/**
 * Drives stock browsers that Playwright does not: Firefox over WebDriver BiDi (puppeteer), WebKitGTK over WebDriver
 * (https://www.w3.org/TR/webdriver2/), behind a common interface. See docs/decisions/030.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import puppeteer from 'puppeteer-core'
import { webkitPrograms } from '../../scripts/machine/webkit'
import { freePort } from '../hosts/program'

export interface DrivenBrowser {
  /** Navigates and waits for the load event. */
  goto: (url: string) => Promise<void>
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate: <Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>
  click: (selector: string) => Promise<void>
  press: (key: 'Enter' | 'Escape') => Promise<void>
  /** Types a text into a field, key by key. */
  type: (selector: string, text: string) => Promise<void>
  /** In CSS pixels; desktop windows have a minimum width. */
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

export async function openFirefox(executablePath: string): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  const page = await browser.newPage()
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}

/**
 * Starts a virtual screen.
 * @returns its process, and its display name
 */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  // Xvfb writes the first free display number to file descriptor 3.
  const screen = spawn(webkitPrograms.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim()))
    screen.once('close', () => reject(new Error('Xvfb s’est arrêté.')))
  })
  return { screen, display: `:${number}` }
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Enter: '\uE007', Escape: '\uE00C' }
/** https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** @throws Error when the driver does not answer within ten seconds */
export async function openWebKit(): Promise<DrivenBrowser> {
  const { screen, display } = await openScreen()
  const port = await freePort()
  const driver = spawn(webkitPrograms.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  })
  const end = () => {
    driver.kill()
    screen.kill()
  }
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`WebDriver, ${path} : ${value?.error}, ${value?.message}`)
    return value as unknown
  }
  const start = async (tries = 100): Promise<string> => {
    try {
      const session = await send('POST', '/session', { capabilities: { alwaysMatch: {} } })
      return `/session/${(session as { sessionId: string }).sessionId}`
    } catch (error) {
      // The driver is not listening yet.
      if (tries === 0 || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
      return start(tries - 1)
    }
  }
  const session = await start().catch((error) => {
    end()
    throw error
  })
  const find = async (selector: string) => {
    const element = await send('POST', `${session}/element`, { using: 'css selector', value: selector })
    return `${session}/element/${(element as Record<string, string>)[elementKey]}`
  }
  const evaluate: DrivenBrowser['evaluate'] = (run, ...args) =>
    send('POST', `${session}/execute/sync`, { script: `return (${run}).apply(null, arguments)`, args }) as never
  return {
    goto: async (url) => {
      await send('POST', `${session}/url`, { url })
    },
    evaluate,
    click: async (selector) => {
      await send('POST', `${await find(selector)}/click`, {})
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    type: async (selector, text) => {
      await send('POST', `${await find(selector)}/value`, { text })
    },
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { width, height })
    },
    close: async () => {
      await send('DELETE', session).catch(() => undefined)
      end()
    },
  }
}
