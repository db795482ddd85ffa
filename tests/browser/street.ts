/** The street every page ends in, whose door is a link; the site map is a street itself. */
import type { Page } from '@playwright/test'

export const streetOf = (page: Page) => page.locator('main div:has(> img[src*="/rue-"])')
export const doorOf = (page: Page) => streetOf(page).locator('> a').or(page.locator('#plan-contact'))
