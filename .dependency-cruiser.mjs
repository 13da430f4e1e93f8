/** The arrows of docs/architecture.md, held by a machine. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one thing in two places.',
      {},
      { circular: true },
    ),
    forbid(
      'measurement-knows-nobody',
      'The measurement engine is pure code over its own data.',
      { path: '^packages/measurement/' },
      { path: '^(apps|packages/(contract|content|research)|bench|scripts|tests)/' },
    ),
    forbid(
      'research-knows-the-measurement',
      'It tries the instrument out; nothing that runs in the product needs it.',
      { path: '^packages/research/' },
      { path: '^(apps|packages/(contract|content)|bench|scripts|tests)/' },
    ),
    forbid(
      'research-stays-beside-the-product',
      'Simulation for its own sake is not shipped; the sample company is part of the measurement.',
      { path: '^(apps|packages/(contract|content))/' },
      { path: '^packages/research/' },
    ),
    forbid(
      'the-measurement-has-one-door',
      'Only research and benchmarks look behind its index; screens take the limits of the bands without the rest.',
      { path: '^(apps|packages/(contract|content)|scripts|tests)/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/measurement/src/', pathNot: '^packages/measurement/src/(index|person/bands)\\.ts$' },
    ),
    forbid(
      'measurement-does-no-io',
      'Neither files, network nor clock: whoever calls it brings them.',
      { path: '^packages/measurement/src/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'words-know-nobody',
      'What is said is collected from those who say it.',
      { path: '^packages/words/' },
      { path: '^(apps|packages/(content|contract|measurement|research)|bench|scripts|tests)/' },
    ),
    forbid(
      'content-knows-nobody',
      'Texts are data.',
      { path: '^packages/content/', pathNot: '\\.test\\.ts$' },
      { path: '^(apps|packages/(contract|measurement|research)|bench|scripts|tests)/' },
    ),
    forbid(
      'contract-knows-measurement-and-words-only',
      'Both apps stand on the contract.',
      { path: '^packages/contract/' },
      { path: '^(apps|packages/(content|research)|bench|scripts|tests)/' },
    ),
    forbid(
      'server-never-meets-web',
      'They meet in the contract.',
      { path: '^apps/server/' },
      { path: '^apps/web/' },
    ),
    forbid(
      'web-never-meets-server',
      'They meet in the contract.',
      { path: '^apps/web/' },
      { path: '^apps/server/' },
    ),
    forbid(
      'product-never-imports-its-tests',
      'What runs does not depend on what tests it.',
      { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.test\\.tsx?$|/testing/' },
      { path: '^(tests|bench)/|/testing/' },
    ),
    forbid(
      'screens-do-not-import-each-other',
      'A route joins features; features share through ui and lib, and some show the same person or session.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/($1|leads|profile|session)/' },
    ),
    forbid(
      'ui-knows-no-feature',
      'Primitives know nothing of the product.',
      { path: '^apps/web/src/(ui|charts|illustrations)/' },
      { path: '^apps/web/src/(features|routes|layouts|specimens)/' },
    ),
    forbid(
      'lib-draws-nothing',
      'What screens do without being seen: calls, forms, scrolling.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(ui|charts|illustrations|features|routes|layouts|specimens)/' },
    ),
    forbid(
      'the-kernel-knows-no-feature',
      'What every feature stands on: settings, database, HTTP, jobs, mails, documents.',
      { path: '^apps/server/src/kernel/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(features/|[^/]+\\.ts$)' },
    ),
    forbid(
      'a-feature-has-one-door',
      'What a feature registers is known to the list of features alone; others call what they need by its file.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/features\\.ts$' },
      { path: '^apps/server/src/features/[^/]+/index\\.ts$' },
    ),
    forbid(
      'features-keep-their-routes',
      'What a feature answers over HTTP is its own affair.',
      { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/server/src/features/.*\\.routes\\.ts$',
        pathNot: '^apps/server/src/features/$1/',
      },
    ),
    forbid(
      'nothing-unresolved',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '/\\+types/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|node_modules)/|\\.generated\\.ts$' },
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
