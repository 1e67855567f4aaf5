// Who may import whom, as rules on the real import graph. Patterns cover a new folder on its first day: an entry point,
// a remote or a feature needs no line here.

const remote = '^mfe-([^/]+)/';

/** Entry points of shared in tiers, from the lowest up: each may import its own tier and those before it. */
const tiers = [
  ['domain', 'zod'],
  ['query', 'contracts', 'messages'],
  ['ui', 'state', 'api-client', 'router', 'platform'],
  ['widgets'],
];

const entryPointRules = tiers.flatMap((tier, level) => {
  const may = tiers
    .slice(0, level + 1)
    .flat()
    .join('|');
  return tier.map((entryPoint) => ({
    name: `shared-${entryPoint}`,
    severity: 'error',
    comment: `shared/${entryPoint} may import ${may}`,
    from: { path: `^shared/${entryPoint}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: '^shared/', pathNot: `^shared/(${may}|node_modules)/` },
  }));
});

/** A library that only the files matching `only` may import. */
const funnel = (name, library, only) => ({
  name: `funnel-${name}`,
  severity: 'error',
  from: { pathNot: only },
  to: { path: library },
});

/** Files that may write SQL: repositories, the database itself, the tables of identity, and tests. */
export const sqlFiles =
  '(repository|\\.test)\\.ts$|/testing/|^server/src/(platform/db/|database/|commands/generate-tables)';

/**
 * Floors of the extraction pipeline from the ground up, as paths: a floor imports its own files and those of the floors
 * before it. The split of a file into its documents needs the graphs of pages and what they say, so it stands after facts.
 */
const pipelineFloors = [
  'contract/',
  'vocabulary/',
  'pdf/',
  'input/(?!parts/)',
  'ocr/',
  'graph/',
  'values/',
  'facts/',
  'input/parts/',
  'match/',
  'decide/',
  'learn/',
  'stages/',
  'process/',
];

/** Files that put the parts of the server together: they may import any file of a module. */
const composition =
  '^server/src/(modules/[^/]+\\.ts$|main[^/]*\\.ts$|processes/|demo/|testing/)|\\.test\\.ts$|/testing/';

/** What the core of documents may grow to, tests apart. */
export const DOCUMENTS_CORE = { folder: 'server/src/documents', lines: 4000, folders: 6, exportedNames: 40 };

const pipelineRules = pipelineFloors.map((floor, level) => {
  const may = pipelineFloors.slice(0, level + 1).join('|');
  const name = floor.replace('(?!parts/)', '').replace(/\/$/u, '');
  return {
    name: `pipeline-${name.replace('/', '-')}`,
    severity: 'error',
    comment: `server/src/pipeline/${name} may import ${may}`,
    from: { path: `^server/src/pipeline/${floor}`, pathNot: '\\.test\\.ts$' },
    to: { path: '^server/src/pipeline/', pathNot: `^server/src/pipeline/((memoize|load)\\.ts$|(${may}))` },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...entryPointRules,
    ...pipelineRules,
    {
      name: 'pipeline-contract-holds-models-only',
      severity: 'error',
      from: { path: '^server/src/pipeline/contract/' },
      to: { pathNot: '^(server/src/pipeline/contract/|shared/domain/|node_modules/zod/|(node:)?util$)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      // Types count too: two files that need each other's types are one file, or a third is missing.
      from: {},
      to: { circular: true },
    },
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'charts-need-no-provider',
      severity: 'error',
      comment:
        'shared/ui/charts is not in the share scope: the copy of a remote does not see the provider of the page',
      from: { path: '^shared/ui/charts/' },
      to: { path: '^shared/ui/(?!charts/)|/@mantine/' },
    },
    {
      name: 'shared-imports-shared-only',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mfe-|server)' },
    },
    {
      name: 'remotes-do-not-import-each-other',
      severity: 'error',
      from: { path: remote },
      to: { path: '^(mfe-|shell/|server/)', pathNot: '^mfe-$1/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-|server/)' },
    },
    {
      name: 'embedding-script-imports-no-interface',
      severity: 'error',
      comment: 'what a page loads first has at most 20 kB; types count as nothing',
      from: { path: '^embed/' },
      to: {
        path: '^(shell|mfe-|server/|shared/)',
        pathNot: '^shared/platform/(page-styles|release-choice|remote-runtime|share-policy)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^(mfe-[^/]+/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'features-do-not-import-pages',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/features/' },
      to: { path: '^mfe-[^/]+/src/pages/' },
    },
    {
      name: 'features-have-one-entry-point',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/(pages|[^/]+\\.tsx?$)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^mfe-[^/]+/src/features/[^/]+/', pathNot: '^mfe-[^/]+/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'models-know-no-features',
      severity: 'error',
      comment: "a remote's own model, a folder beside features/ and pages/, imports shared only",
      from: { path: '^(mfe-[^/]+/src)/(?!features/|pages/|testing/)[^/]+/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/', pathNot: '^$1/(?!features/|pages/|testing/)[^/]+/' },
    },
    {
      name: 'server-imports-contracts-domain-messages-only',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^shared/', pathNot: '^shared/(contracts|domain|messages)/' },
    },
    {
      name: 'pipeline-imports-no-http-and-no-sql',
      severity: 'error',
      from: { path: '^server/src/pipeline/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '(^server/src/(?!pipeline/)|node_modules/(fastify|kysely|pg|pg-boss|@electric-sql))',
        pathNot: 'catalogue\\.json$',
      },
    },
    {
      name: 'documents-import-no-module',
      severity: 'error',
      comment: 'what the core needs of a module is supplied or registered in modules/compose-documents.ts',
      from: { path: '^server/src/documents/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/modules/' },
    },
    {
      name: 'documents-have-one-entry-point',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `^server/src/documents/|${composition}` },
      to: { path: '^server/src/documents/', pathNot: '^server/src/documents/index\\.ts$' },
    },
    {
      name: 'modules-have-one-entry-point',
      severity: 'error',
      comment: "a module's index.ts is its only entry point for other modules",
      from: { path: '^server/src/modules/([^/]+)/', pathNot: composition },
      to: { path: '^server/src/modules/[^/]+/', pathNot: '^server/src/modules/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'modules-have-one-entry-point-for-the-rest',
      severity: 'error',
      from: { path: '^server/src/(?!modules/)', pathNot: composition },
      to: { path: '^server/src/modules/[^/]+/', pathNot: '^server/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'entry-points-export-no-repository',
      severity: 'error',
      comment: 'a module offers functions and types of rows, never its tables: see its queries.ts',
      from: { path: '^server/src/modules/[^/]+/index\\.ts$' },
      to: { path: 'repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-do-not-import-repositories',
      severity: 'error',
      from: { path: '^server/src/modules/.*routes\\.ts$' },
      to: { path: '^server/src/modules/.*repository\\.ts$' },
    },
    {
      name: 'sql-in-repositories',
      severity: 'error',
      comment: 'SQL belongs into a *repository.ts or platform/db; types of kysely count too',
      from: { path: '^server/src/', pathNot: sqlFiles },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^server/src/(documents/|modules/.*(service|policy|repository|\\.job)\\.ts$)' },
      to: { path: 'node_modules/fastify' },
    },
    {
      name: 'policies-are-pure',
      severity: 'error',
      comment: 'a policy gets what it decides on from its caller; it may name types of rows',
      from: { path: '^server/src/modules/.*policy\\.ts$' },
      to: {
        path: '^server/src/(modules/.*(repository|service|routes)\\.ts$|database/|platform/db/|storage/|jobs/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    funnel(
      'identity-library',
      'node_modules/amazon-cognito-identity-js',
      '^(shell/src/session/|server/src/identity/(.*\\.test\\.ts$|testing/)|e2e/|bench/)',
    ),
    funnel('single-sign-on-library', 'node_modules/oauth4webapi/', '^shell/src/session/'),
    funnel('openid-provider', 'node_modules/oidc-provider/', '^server/src/identity/openid-provider/'),
    funnel(
      'user-pool-administration',
      'node_modules/@aws-sdk/client-cognito-identity-provider/',
      '^server/src/identity/user-pool/',
    ),
    funnel('pdf-viewer-library', 'node_modules/pdfjs-dist', '^mfe-verification/'),
    funnel('pdfium', 'node_modules/@embedpdf/pdfium', '^(server/src/pipeline/|bench/)'),
    funnel(
      'sql-driver',
      'node_modules/(pg|@electric-sql)/',
      '^(server/src/(database|jobs)/|server/src/.*\\.test\\.ts$|bench/|scripts/)',
    ),
    funnel('telemetry-library', 'node_modules/@opentelemetry/', '^server/src/telemetry/'),
    {
      name: 'telemetry-is-loaded-where-it-is-on',
      severity: 'error',
      comment:
        'a process without a collector must not pay for the libraries: open-telemetry.ts imports the file when it is asked to',
      from: { pathNot: '^server/src/telemetry/otlp-telemetry\\.ts$' },
      to: {
        path: '^server/src/telemetry/(otlp-telemetry|prometheus-producer)\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'zod-is-one-copy-per-page',
      severity: 'error',
      comment: 'import * as z from @assay/shared/zod: zod itself would be compiled into each bundle',
      from: { path: '^(shared|shell|mfe-)', pathNot: '\\.test\\.tsx?$|^shared/(zod|testing)/' },
      to: { path: 'node_modules/zod/' },
    },
    funnel('router', 'node_modules/react-router(-dom)?/', '^shared/'),
    funnel('query', 'node_modules/@tanstack/', '^shared/'),
    funnel('state', 'node_modules/zustand/', '^shared/'),
    funnel('design-system', 'node_modules/@mantine/', '^shared/(ui|widgets|testing)/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Ours only: the code of most libraries is in a dist of theirs, and rules name libraries.
    exclude: { path: ['^(dist|data|\\.cache|test-results)/', '^(shell|server|mfe-[^/]+)/(dist|data)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
