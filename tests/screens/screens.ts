import { pageList, pages } from '@fourfold/contract/words';
import type { Account } from '../browser/accounts/accounts.ts';
import type { Company } from './company.ts';

export interface Screen {
  readonly name: string;
  readonly address: string;
  /** Who looks at it; null for a visitor. */
  readonly as: Account | null;
}

const visitors = pageList.filter(({ kind }) => kind === 'prerendered');

/** Every address of the site, in each state that an address alone can bring about. */
export function screensOf({ owner, viewer, unverified, empty, ids, links }: Company): Screen[] {
  const list = (as: Account | null, entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([name, address]) => ({ name, address, as }));
  const { settings, culture, people, hires, newReport, plans, newPlan, teamPlan, snapshots, newSnapshot } =
    pages;
  return [
    ...visitors.map(({ path }) => ({ name: path, address: path, as: null })),
    ...list(null, {
      'a questionnaire': links.open,
      'a begun questionnaire': links.begun,
      'a declined questionnaire': links.declined,
      'a withdrawn invitation': links.withdrawn,
      'an expired link': links.expired,
      'a submitted questionnaire': links.done,
      'a forged link': `${links.open}x`,
      'own page': links.ownPage,
      'a forged link to an own page': `${links.ownPage}x`,
      'interview sheet': links.sheet,
      'information sheet': links.information,
      'a forged link to an information sheet': `${links.information}x`,
      'plans for people of a department': links.plansHere,
      'a plan for its owner': links.ownedPlan,
      'a forged link to a plan': `${links.ownedPlan}x`,
      'a snapshot': links.snapshot,
      'a forged link to a snapshot': `${links.snapshot}x`,
      'reset without a token': pages.resetPassword.path,
      'a dead invitation': `${pages.acceptInvitation.path}?token=nothing`,
    }),
    ...list(unverified, { 'verify e-mail': pages.verifyEmail.path }),
    ...list(empty, {
      'culture, nobody yet': culture.path,
      'culture, the sample': `${culture.path}?look=sample`,
      'people, nobody yet': people.path,
      'hires, nobody yet': hires.path,
      'reports, none yet': newReport.path,
      'plans, none yet': plans.path,
      'snapshots, none yet': snapshots.path,
      'a snapshot of nothing': newSnapshot.path,
    }),
    ...list(viewer, {
      'culture for a viewer': culture.path,
      'settings for a viewer': settings.path,
      'a plan for a viewer': `${plans.path}/${ids.plan}`,
    }),
    ...list(owner, {
      culture: culture.path,
      'an opportunity': '/dashboard/culture/opportunities/active_listening',
      'a barrier': '/dashboard/culture/barriers/safe_to_speak',
      people: people.path,
      'a person': `/dashboard/people/${ids.person}`,
      'a person who is not there': '/dashboard/people/0199c0de-0000-7000-8000-000000000000',
      hires: hires.path,
      'a candidate': `/dashboard/hires/${ids.candidate}`,
      plans: plans.path,
      'a plan': `${plans.path}/${ids.plan}`,
      'a new plan': `${newPlan.path}?kind=opportunity&measure=delegation&direction=improve`,
      snapshots: snapshots.path,
      'a new snapshot': newSnapshot.path,
      'four steps of a team': teamPlan.path.replace(':team', 'company'),
      'settings, access': `${settings.path}?tab=access`,
      'settings, billing': `${settings.path}?tab=billing`,
      'settings, company': `${settings.path}?tab=company`,
      'settings, profile': `${settings.path}?tab=profile`,
      'a new report': `${newReport.path}?response=${ids.person}`,
      'a report': `${newReport.path}?report=${ids.report}`,
    }),
  ];
}
