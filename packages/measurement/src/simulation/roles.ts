import type { Manner } from './manner.ts';
import type { SampleCompany } from './sample-company.ts';

/**
 * Who there is in the sample company before anybody is drawn: place, position and manner of every
 * employee and candidate, and what is planted in them.
 *
 * Example: `employees(sample)[0]` works in Accounts.
 */
export interface Place {
  readonly jobPosition: string;
  readonly department: string;
  readonly kind: 'employee' | 'candidate';
  readonly manner: Manner;
}

export interface Role extends Place {
  readonly planted: Readonly<Record<string, number>>;
}

export function employees({ departments, overactivated, careless }: SampleCompany): Role[] {
  return departments
    .flatMap(({ name, positions, people }) =>
      Array.from({ length: people }, (_, at) => ({
        department: name,
        jobPosition: positions[at % positions.length] as string,
      })),
    )
    .map((place, index) => {
      const over = overactivated.filter(({ employee }) => employee === index);
      return {
        ...place,
        kind: 'employee',
        manner: careless.find(({ employee }) => employee === index)?.manner ?? 'honest',
        planted: Object.fromEntries(over.map(({ behaviour, standing }) => [behaviour, standing])),
      };
    });
}

export function candidates({ vacancies, candidates: planted, careless }: SampleCompany): Role[] {
  return vacancies
    .flatMap((vacancy) => Array.from({ length: vacancy.candidates }, () => vacancy))
    .map(({ title, department }, index) => ({
      department,
      jobPosition: title,
      kind: 'candidate',
      manner: careless.find(({ candidate }) => candidate === index)?.manner ?? 'honest',
      planted: planted[index] ?? {},
    }));
}
