/** The speech synthesiser that reads the texts of the built pages in a test (https://github.com/espeak-ng/espeak-ng): Debian's. */
export const synthesiser = '/usr/bin/espeak-ng'

export const speechPackages = { 'espeak-ng': synthesiser }
