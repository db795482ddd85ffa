import browserslist from 'browserslist'
import { describe, expect, test } from 'vitest'
import { buildTargets, declaredBrowsers } from '../../scripts/build/browsers'
import viteConfig from '../../vite.config'

describe('the browsers the site is made for', () => {
  test('are at least those of the last two years', () => {
    const declared = browserslist(declaredBrowsers)
    const families = declaredBrowsers.map((line) => line.split(' ')[0])
    const recent = browserslist('last 2 years').filter((browser) => families.includes(browser.split(' ')[0] as string))
    expect(recent.length).toBeGreaterThan(50)
    expect(recent.filter((browser) => !declared.includes(browser))).toEqual([])
  })

  test('are those the build writes for', () => {
    expect(viteConfig.build?.target).toEqual(buildTargets(declaredBrowsers))
  })

  test('are versions, not dates', () => {
    expect(() => buildTargets(['last 2 years'])).toThrow('« last 2 years »')
  })
})
