import { defineConfig, mergeConfig } from 'vitest/config'
import { siteConfig } from './vite.config.ts'

export default mergeConfig(
  siteConfig(),
  defineConfig({
    test: {
      // Generous: durations are for the bench, and a new machine encodes images meanwhile.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Vitest leaves one core free by default: half of this machine.
      maxWorkers: '100%',
      restoreMocks: true,
      unstubGlobals: true,
      // Failures print whole values: « expected [ …(4) ] » helps nobody.
      chaiConfig: { truncateThreshold: 2000 },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/{unit,specification}/**/*.test.{ts,tsx}'],
            // A document costs a second or two per file: those that need one say so in their first line, « @vitest-environment jsdom ».
            environment: 'node',
            setupFiles: ['tests/unit/setup.ts'],
          },
        },
        { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'], environment: 'node' } },
        // Tests that start a program or a server take seconds each: `npm run check` leaves them to `npm test`.
        { extends: true, test: { name: 'commands', include: ['tests/commands/**/*.test.ts'], environment: 'node' } },
        {
          extends: true,
          test: { name: 'owner-path', include: ['tests/owner-path/*.test.ts'], environment: 'node' },
        },
        {
          extends: true,
          test: {
            name: 'hosts',
            include: ['tests/hosts/**/*.test.ts'],
            environment: 'node',
            globalSetup: 'tests/hosts/install.ts',
          },
        },
        {
          extends: true,
          test: {
            name: 'dist',
            include: ['tests/dist/**/*.test.ts'],
            environment: 'node',
            // They all read the same pages, and change nothing: parsed once for all rather than once per file.
            isolate: false,
          },
        },
      ],
    },
  }),
)
