/** Speech synthesiser that reads the texts of built pages in a test (https://github.com/espeak-ng/espeak-ng), from Debian. */
export const synthesiser = '/usr/bin/espeak-ng'

export const speechPackages = { 'espeak-ng': synthesiser }
