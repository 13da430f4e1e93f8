import { agreementOf, type GroupSums, intraclass } from '@fourfold/measurement/agreement/intraclass.ts';
import { type CertificatePart, type CertificateRow, largestDifference } from './certificate-row.ts';

/**
 * Agreement inside groups, from sums as the product keeps them, beside R's `multilevel` on its own data.
 *
 * Example: `agreementPart(variables).rows[0]` compares ICC(1) of all answers of bh1996.
 */
export interface AgreementVariable {
  readonly data: string;
  readonly variable: string;
  /** Variance of people who have nothing in common. */
  readonly strangers: number;
  readonly values: readonly number[];
  /** By value: the number of its group. */
  readonly group: readonly number[];
  readonly icc1: number;
  readonly icc2: number;
  /** By number of the group; a group of one has none. */
  readonly rwg: Readonly<Record<string, number | 'NA' | null>>;
}

const TOLERANCE = 1e-8;

export function agreementPart(variables: readonly AgreementVariable[]): CertificatePart {
  return {
    title: 'Agreement',
    how: 'The data are answers by group, in six data sets of the R package `multilevel`. We compute ICC(1), ICC(2) and r_wg from the sums that the product keeps for each group. We compare them with the package’s functions `ICC1`, `ICC2` and `rwg`.',
    rows: [...Map.groupBy(variables, ({ data }) => data)].flatMap(([data, own]) => compareData(data, own)),
  };
}

function compareData(data: string, variables: readonly AgreementVariable[]): CertificateRow[] {
  const nameOf = (at: number): string => variables[at]?.variable ?? '';
  const ours = variables.map((variable) => intraclass([...sumsOf(variable).values()]));
  const groups = variables.flatMap((variable) => {
    const sums = sumsOf(variable);
    return Object.entries(variable.rwg)
      .filter(([number]) => (sums.get(Number(number))?.people ?? 0) > 1)
      .map(([number, theirs]) => ({
        name: `${variable.variable}, group ${number}:`,
        ours: agreementIn(sums.get(Number(number)) as GroupSums, variable.strangers),
        theirs: Number(theirs ?? Number.NaN),
      }));
  });
  return [
    largestDifference(`${data}: ICC(1)`, TOLERANCE, {
      ours: ours.map((found) => found?.icc1 ?? Number.NaN),
      theirs: variables.map(({ icc1 }) => icc1),
      nameOf,
    }),
    largestDifference(`${data}: ICC(2)`, TOLERANCE, {
      ours: ours.map((found) => found?.icc2 ?? Number.NaN),
      theirs: variables.map(({ icc2 }) => icc2),
      nameOf,
    }),
    largestDifference(`${data}: r_wg of groups`, TOLERANCE, {
      ours: groups.map((group) => group.ours),
      theirs: groups.map((group) => group.theirs),
      nameOf: (at) => groups[at]?.name ?? '',
    }),
  ];
}

function sumsOf({ values, group }: AgreementVariable): ReadonlyMap<number, GroupSums> {
  const sums = new Map<number, GroupSums>();
  for (const [at, value] of values.entries()) {
    const { people, sum, squares } = sums.get(group[at] as number) ?? { people: 0, sum: 0, squares: 0 };
    sums.set(group[at] as number, { people: people + 1, sum: sum + value, squares: squares + value ** 2 });
  }
  return sums;
}

function agreementIn({ people, sum, squares }: GroupSums, strangers: number): number {
  return agreementOf((squares - sum ** 2 / people) / (people - 1), strangers);
}
