import {
  loadSampleCompany,
  type Questionnaire,
  type SimulatedPerson,
  simulateCompany,
} from '@fourfold/measurement';

/** Six departments with scores are the fewest among which lots are drawn, so the smallest one gets some people more. */
const joining = { department: 'People & Culture', people: 3 };

const enlarged = () => {
  const sample = loadSampleCompany();
  return {
    ...sample,
    departments: sample.departments.map((department) =>
      department.name === joining.department
        ? { ...department, people: department.people + joining.people }
        : department,
    ),
  };
};

const isEmployee = ({ kind }: SimulatedPerson) => kind === 'employee';

/** The sample company's employees, and after them those who joined, under names that nobody else has. */
export function staffOf(questionnaire: Questionnaire): SimulatedPerson[] {
  const before = simulateCompany(questionnaire).people.filter(isEmployee);
  const { people } = simulateCompany(questionnaire, undefined, enlarged());
  const names = people.slice(-joining.people);
  const joined = people.filter(isEmployee).slice(before.length);
  return [
    ...before,
    ...joined.map((person, at): SimulatedPerson => {
      const { firstName, lastName } = names[at] ?? person;
      return { ...person, firstName, lastName };
    }),
  ];
}

export interface Moved {
  readonly perception: string;
  /** In units of 40 points. */
  readonly by: number;
  readonly departments: ReadonlySet<string>;
}

/** What the same people answer half a year later, where a plan has moved one perception in some departments. */
export function answersLater(
  questionnaire: Questionnaire,
  { perception, by, departments }: Moved,
): SimulatedPerson[] {
  const sample = enlarged();
  const later = {
    ...sample,
    departments: sample.departments.map(({ planted, ...department }) => ({
      ...department,
      planted: departments.has(department.name)
        ? { ...planted, perceptions: { ...planted.perceptions, [perception]: by } }
        : planted,
    })),
  };
  return simulateCompany(questionnaire, 'half a year later', later).people.filter(isEmployee);
}
