/** A line each, whether the setting has several or writes the breaks as `\\n`, as a file for a container must. */
export const linesOf = (address = ''): string =>
  address
    .split(/\r?\n|\\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
