import { readFileSync } from 'node:fs';
import path from 'node:path';
import { THIS_SUITE } from '../../webpack.base.js';
import { ROOT } from '../../scripts/lib/install.mjs';

const EARLIER = path.join(ROOT, 'e2e', 'earlier-majors', 'node_modules');
/** Packages that come with a library. */
const TOGETHER = {
  react: ['react', 'react-dom'],
  '@mantine/core': ['@mantine/core', '@mantine/hooks'],
  'react-router-dom': ['react-router-dom', 'react-router'],
};

/** In which version the components of the entry point `ui` appeared. */
const COMPONENTS = { Badge: '1.0.0', Timeline: '1.2.0' };

/** Where a package is that a release is built with. */
export const folderOf = (name, { earlier = [] }) =>
  path.join(earlier.includes(name) ? EARLIER : path.join(ROOT, 'node_modules'), name);

/** The suite of a release: its version of shared, what its `ui` has, and which libraries are one major back. */
export function suiteOf(release, shared) {
  const { version, components, earlier = [] } = release;
  const report = (since) => ({ since, signature: '' });
  const aliases = earlier.flatMap((library) =>
    TOGETHER[library].map((name) => [name, path.join(EARLIER, name)]),
  );
  // The suite names a file of its router, by a longer name.
  const router = earlier.includes('react-router-dom') ? {} : THIS_SUITE.aliases;
  const versions = earlier.map((library) => {
    const file = path.join(folderOf(library, release), 'package.json');
    return [library, JSON.parse(readFileSync(file, 'utf8')).version];
  });
  return {
    version,
    entryPoints: {
      ui: Object.fromEntries(components.map((name) => [name, report(COMPONENTS[name])])),
      router: { useLocation: report('1.0.0') },
    },
    libraries: { ...THIS_SUITE.libraries, ...Object.fromEntries(versions) },
    aliases: {
      ...router,
      ...Object.fromEntries(aliases),
      '@assay/shared/ui$': path.join(shared, 'ui.ts'),
      '@assay/shared/platform$': path.join(shared, 'platform.ts'),
      '@assay/shared/ui/forms$': path.join(shared, 'nothing.ts'),
      '@assay/shared/widgets$': path.join(shared, 'nothing.ts'),
    },
  };
}

const TODAY = { version: '1.1.0', components: ['Badge'] };
const NEWER = { version: '1.2.0', components: ['Badge', 'Timeline'] };

/** The shells that are built, by name. */
export const SHELLS = {
  today: TODAY,
  'the next major of shared': { version: '2.0.0', components: ['Timeline'] },
  'libraries one major back': { ...TODAY, earlier: Object.keys(TOGETHER) },
};

/** The releases of the remote that are built, by name; `uses` is the component on its page. */
export const REMOTES = {
  today: { ...TODAY, uses: 'Badge' },
  'newer, using nothing new': { ...NEWER, uses: 'Badge' },
  'newer, using what is new': { ...NEWER, uses: 'Timeline' },
  older: { version: '1.0.0', components: ['Badge'], uses: 'Badge' },
  'React one major back': { ...TODAY, earlier: ['react'], uses: 'Badge' },
  'Mantine one major back': { ...TODAY, earlier: ['@mantine/core'], uses: 'Badge' },
  'router one major back': { ...TODAY, earlier: ['react-router-dom'], uses: 'Badge' },
};
