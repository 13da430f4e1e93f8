/** The same arrows between folders, tests left out: they stand beside what they try and reach across everything. */
import files from './.dependency-cruiser.mjs';

const noCycles = (where) => ({
  name: `no-folder-cycles-in-${where}`,
  comment: 'Two folders that need each other are one thing in two places.',
  severity: 'error',
  scope: 'folder',
  from: { path: `^apps/${where}/src/` },
  to: { circular: true },
});

export default {
  forbidden: [noCycles('server'), noCycles('web')],
  options: {
    ...files.options,
    exclude: { path: `${files.options.exclude.path}|\\.test\\.tsx?$|/testing/` },
  },
};
