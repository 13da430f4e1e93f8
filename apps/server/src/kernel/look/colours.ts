/** The colours of the screens for what is no screen: paper, mails. The values of apps/web/src/styles/tokens.css. */
export const light = {
  paper: '#fbf8f1',
  sunk: '#f3ede0',
  raised: '#fffdf8',
  ink: '#14233c',
  soft: '#465267',
  line: '#dfd7c6',
  strongLine: '#857e6f',
  accent: '#bf4420',
  onAccent: '#fffdf8',
  accentInk: '#a83b18',
  sky: '#8ec5ec',
  skyLine: '#3a7cb0',
  balanced: '#efe7d6',
} as const;

export const dark = {
  paper: '#0f1929',
  raised: '#18253a',
  ink: '#f2ecdf',
  soft: '#c0c5cd',
  line: '#2b3a52',
  accent: '#c74a25',
} as const;
