/**
 * Places for what is known only when a request is sent: `‹home.response›` stands for an identifier of the attacker's
 * own organisation, `‹hidden.response›` for one of the organisation that is to stay out of reach. With names in place
 * of identifiers a seed gives the same requests again in another database.
 */
export const ref = (name: string) => `‹${name}›`;

const things = [
  'organisation',
  'owner',
  'viewer',
  'department',
  'response',
  'submitted',
  'candidate',
  'sheet',
  'vacancy',
  'report',
  'invitation',
  'token',
  'session',
  'round',
  'plan',
  'snapshot',
  'pulse',
  'reminder',
  'logo',
] as const;

export const idRefs = ['home', 'hidden'].flatMap((side) => things.map((thing) => ref(`${side}.${thing}`)));
export const emailRefs = ['owner', 'viewer', 'manager', 'respondent'].map((who) => ref(`home.${who}.email`));

/** Every personal link: of which thing, and for which purpose it was signed. */
export const links = ['survey', 'late', 'done', 'own-page', 'sheet'] as const;

const words: Readonly<Record<string, readonly string[]>> = {
  password: [ref('password'), ref('password'), 'a quiet heron waits'],
  password_confirmation: [ref('password'), 'a quiet heron waits'],
  current_password: [ref('password')],
  token: [ref('home.invitation.token'), ref('home.reset.token')],
  invitation: [ref('home.invitation.token')],
  version: ['2'],
  key: ['a', 'b', 'behaviour'],
  measure_key: [ref('measure')],
  measureKey: [ref('measure')],
  overactivated: [ref('measure')],
  area_1: [ref('measure')],
  area_2: [ref('measure')],
  image: [
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAADklEQVR4nGOoQAIMxHEASVIWgdx3xewAAAAASUVORK5CYII=',
    'iVBORw0KGgo=',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB',
    '/9j/4AAQ',
    'PHN2Zy8+',
  ],
  text: [
    'first name,last name,email,position,department,company\nA,B,many@example.com,C,D,E',
    'A;B;x@example.com;C;D;E',
    '"',
    '"a"",\n'.repeat(300),
    ' '.repeat(20_000),
  ],
  questionnaire: ['culture', 'culture', 'culture'],
  department: ['Quay', 'none'],
  template: ['{first_name} {overactivated_capacity} {development_area_1} {development_area_2}'],
  timezone: ['Europe/Vienna', 'Etc/GMT+14'],
  open: ['communication'],
  name: ['Quay', ref('home.name')],
};

export const wordRefs = (name: string): readonly string[] => words[name] ?? ['Ann', 'A quiet quay', '1'];
