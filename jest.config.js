import { REMOTE_FOLDERS } from './scripts/lib/remotes.mjs';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Packages that ship ES modules only and therefore go through swc for Jest. */
const esmPackages = [
  'pako',
  '@mantine',
  '@tabler',
  'msw',
  'cookie',
  '@msw',
  '@mswjs',
  'until-async',
  'rettime',
  '@open-draft',
  'big.js',
  'amazon-cognito-identity-js',
  'js-cookie',
  'oauth4webapi',
  '@module-federation',
].join('|');

export default {
  rootDir: import.meta.dirname,
  roots: ['shared', 'shell', 'embed', ...REMOTE_FOLDERS].map((folder) => `<rootDir>/${folder}`),
  testEnvironment: '<rootDir>/shared/testing/jest/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/shared/testing/jest/setup.ts'],
  transform: {
    '/@mantine/\\w+/cjs/index\\.cjs$': '<rootDir>/shared/testing/jest/lazy-barrel.cjs',
    '^.+\\.[cm]?[jt]sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared/testing/jest/css-modules.cjs',
    '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
    '^@tabler/icons-react$': '<rootDir>/shared/testing/jest/icons.cjs',
    '\\.css$': '<rootDir>/shared/testing/jest/empty.cjs',
  },
  maxWorkers: 2,
  workerIdleMemoryLimit: '768MB',
  // A worker that has no handle open still gives its memory back before it has ended, which beside load takes longer than half a second.
  workerGracefulExitTimeout: 30_000,
  cacheDirectory: '<rootDir>/.cache/jest',
};
