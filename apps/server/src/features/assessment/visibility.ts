import { type ResponseKind, type VisibilityContract, visibilityContract } from '@fourfold/contract/schemas';
import { atStart, type Reach, rolesWith, whoMay } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { allOf } from '../../kernel/lists.ts';

const permissionFor = { employee: 'employees:see', candidate: 'candidates:see' } as const;

/**
 * Who will see what of a response, in plain words. The respondent acknowledges it before the first answer, and it
 * is frozen with the response: a role that it does not name does not see the response, even if the table of rights
 * allows it later. So its sentences name the roles by the same table.
 */
export function visibilityOf(kind: ResponseKind, organisation: string): VisibilityContract {
  const permission = permissionFor[kind];
  const roles = namedRoles(kind);
  return {
    version: contracts[kind].version,
    individuals: rolesWith(permission),
    in_departments: rolesWith(permission, ['departments']),
    statements: contracts[kind].statements.map((statement) => statement({ organisation, ...roles })),
  };
}

/** The same in a few words, for the mail that asks: all of it is read before the first question. */
export function visibilityInShort(kind: ResponseKind, organisation: string): string {
  return inShort[kind]({ organisation, ...namedRoles(kind) });
}

/** The same for every response of a kind: said once, since each link that is opened asks. */
const rolesNamed = new Map<string, Roles>();

function namedRoles(kind: ResponseKind): Roles {
  const key = `${currentLanguage()} ${kind}`;
  const roles = rolesNamed.get(key) ?? nameRoles(kind);
  rolesNamed.set(key, roles);
  return roles;
}

function nameRoles(kind: ResponseKind): Roles {
  const named = (reach: Reach) => atStart(whoMay(permissionFor[kind], allOf, { needed: [reach] }));
  return {
    whole: named('organisation'),
    departments: named('departments'),
    // Of candidates no group is shown, so that others have nothing to download.
    downloads: atStart(whoMay(kind === 'employee' ? 'exports:make' : 'candidates:see', allOf)),
    authors: atStart(whoMay('reports:write', allOf, { needed: ['organisation'] })),
    granted: whoMay('reports:write', allOf, { needed: ['granted'] }),
  };
}

/** As it was acknowledged; read with what was added since. */
export const frozenVisibility = (stored: unknown): VisibilityContract => visibilityContract.parse(stored);

interface Roles extends Record<string, string> {
  /** The roles that see everyone. */
  readonly whole: string;
  /** The roles that see their own departments. */
  readonly departments: string;
  readonly downloads: string;
  /** The roles that may write a report about someone, and those to which the right can be given. */
  readonly authors: string;
  readonly granted: string;
}

type Named = Roles & { readonly organisation: string };

interface Contract {
  /** Raise it with every change of the sentences, or of the roles that they name: people then read them before they begin. */
  readonly version: string;
  readonly statements: readonly ((named: Named) => string)[];
}

const inShort: Readonly<Record<ResponseKind, (named: Named) => string>> = {
  employee: sentence<Named>(
    'Your answers are not anonymous. {whole} of {organisation} can see your results. {departments} can see them if you belong to one of their departments. Before the first question, you’ll read exactly who sees what.',
  ),
  candidate: sentence<Named>(
    'Your answers are not anonymous. {whole} of {organisation} can see your results. {departments} can see them if you apply to one of their departments. Before the first question, you’ll read exactly who sees what.',
  ),
};

const mayDownload = sentence<Named>(
  '{downloads} can download the results that they see. Each download is recorded.',
);
const mayReport = sentence<Named>(
  '{authors} can write a report about you. So can {granted} if an owner has given them that right.',
);

const mayCopy = sentence<Named>(
  'People who manage your invitation can copy your link. You can see a list of the copies and of what was done with each.',
);

const contracts: Readonly<Record<ResponseKind, Contract>> = {
  employee: {
    version: '7',
    statements: [
      sentence('Your answers are not anonymous: your name is shown with your results.'),
      sentence<Named>(
        '{whole} of {organisation}’s account see your profile and the answers behind each score.',
      ),
      sentence<Named>('{departments} see the same for people in their own departments.'),
      sentence(
        'Everyone else who works with the account sees only scores for groups of five people or more.',
      ),
      mayDownload,
      mayReport,
      mayCopy,
      sentence<Named>('We tell {organisation} not to base a decision on a profile alone.'),
    ],
  },
  candidate: {
    version: '8',
    statements: [
      sentence('Your answers are not anonymous: your name is shown with your results.'),
      sentence<Named>('{whole} of {organisation} see your profile and the answers behind each score.'),
      sentence<Named>('{departments} see the same for candidates who apply to their own departments.'),
      mayDownload,
      mayReport,
      mayCopy,
      sentence<Named>('You won’t see the results here. You can ask {organisation} for them.'),
      sentence<Named>(
        'We tell {organisation} not to base a decision on a profile alone. A profile doesn’t say whether to hire you.',
      ),
    ],
  },
};
