import { loadQuestionnaire, loadSampleCompany, simulateCompany } from '@fourfold/measurement';
import type { APIRequestContext } from '@playwright/test';
import { type Account, linkTo } from '../accounts/accounts.ts';
import { invite, submitAs } from '../assessment/respondents.ts';

const questionnaire = loadQuestionnaire();

/** Five people in two departments, of whom the truth is known: they listen far too much and hand over far too little. */
const sample = {
  ...loadSampleCompany(),
  planted: {
    behaviours: { active_listening: 2.4, delegation: -2.4 },
    perceptions: { decision_clarity: -2.2 },
  },
  departments: [
    { name: 'Accounts', positions: ['Accountant'], people: 3, planted: { behaviours: {}, perceptions: {} } },
    { name: 'Marketing', positions: ['Designer'], people: 2, planted: { behaviours: {}, perceptions: {} } },
  ],
  vacancies: [],
  candidates: [],
  overactivated: [],
  careless: [],
};

export interface Invited {
  readonly id: string;
  readonly name: string;
  readonly submit: () => Promise<void>;
}

/** Invites them all; each answers as simulated, by the API, when told to. */
export async function inviteCompany(request: APIRequestContext, account: Account): Promise<Invited[]> {
  const { people } = simulateCompany(questionnaire, 'culture page', sample);
  return Promise.all(
    people.map(async ({ firstName, lastName, department, jobPosition, answers }): Promise<Invited> => {
      const details = { first_name: firstName, last_name: lastName, company: account.company };
      const { id, email } = await invite(request, account, {
        ...details,
        department,
        job_position: jobPosition,
      });
      const submit = async () => {
        const { pathname, search } = await linkTo(email, `/survey/responses/${id}`);
        await submitAs(request, `${pathname}${search}`, { answers }, { ...details, role: jobPosition });
      };
      return { id, name: `${firstName} ${lastName}`, submit };
    }),
  );
}
