/** The street every page ends in, whose door is a link. */
import type { Page } from '@playwright/test'

export const streetOf = (page: Page) => page.locator('main div:has(> img[src*="/rue-"])')
export const doorOf = (page: Page) => streetOf(page).locator('> a')
