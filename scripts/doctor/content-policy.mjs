/** The sources that a content security policy allows, by directive. */
function parsePolicy(policy) {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => [name.toLowerCase(), sources]),
  );
}

/** Which directives a page asks for the files of a remote, the most specific first. */
const NEEDED = {
  scripts: ['script-src-elem', 'script-src', 'default-src'],
  stylesheets: ['style-src-elem', 'style-src', 'default-src'],
  manifests: ['connect-src', 'default-src'],
  fonts: ['font-src', 'default-src'],
};

const isAllowed = (sources, origin, page) =>
  sources.some(
    (source) =>
      source === '*' ||
      source === origin ||
      source === `${new URL(origin).protocol}` ||
      source.startsWith(`${origin}/`) ||
      (source === "'self'" && origin === page),
  );

/** The kinds of files of an origin that the policy of a page forbids. */
export function forbiddenKinds(policy, { origin, page }) {
  const directives = parsePolicy(policy);
  return Object.entries(NEEDED).flatMap(([kind, names]) => {
    const name = names.find((candidate) => directives.has(candidate));
    return name === undefined || isAllowed(directives.get(name), origin, page) ? [] : [`${kind} (${name})`];
  });
}
