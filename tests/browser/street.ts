/** The street every page ends in, whose door is a link; the site map is a street itself. */
import type { Page } from '@playwright/test'

/** The last drawing of the street on a page: a part of it may illustrate a section. */
export const streetOf = (page: Page) => page.locator('main div:has(> img[src*="/rue-"])').last()
export const doorOf = (page: Page) => streetOf(page).locator('> a').or(page.locator('#plan-contact'))
