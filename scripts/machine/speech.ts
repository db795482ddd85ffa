import type { DebianPackages } from './debian.ts'

/** Speech synthesiser that reads the texts of built pages in a test (https://github.com/espeak-ng/espeak-ng). */
export const synthesiser = '/usr/bin/espeak-ng'

export const speechPackages: DebianPackages = { 'espeak-ng': synthesiser }
