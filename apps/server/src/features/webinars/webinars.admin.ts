import { type WebinarName, webinarNames } from '@fourfold/contract/words';
import type { AdminCommand, AdminParts } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { readOptions } from '../../kernel/admin/read-options.ts';
import { nextSessions, repeatAgain, setDates } from './webinar-plans.ts';

/** `npm run admin -- webinars culture-fit-hiring --date 2027-02-11T16:00Z --date 2027-03-11T16:00Z` */
export const webinarsCommand: AdminCommand = {
  name: 'webinars',
  usage: '[name --date 2027-02-11T16:00Z … | --end | --monthly]',
  summary: 'The next session of each webinar; sets dates, ends one, or lets it repeat monthly.',
  async run(parts, args) {
    await change(parts, args);
    const sessions = await nextSessions(parts.db, parts.now);
    return webinarNames.map((name) => `${name}: ${sessions[name]?.toISOString() ?? 'no session'}\n`).join('');
  },
};

async function change({ db, now }: AdminParts, args: readonly string[]): Promise<void> {
  const { name, date, end, monthly } = read(args, now);
  if (name === null) return;
  if (monthly) return repeatAgain(db, name);
  if (end) return setDates(db, name, [], now);
  if (date.length > 0) return setDates(db, name, date, now);
}

function read(args: readonly string[], now: Date) {
  const { values, positionals } = readOptions(
    args,
    {
      date: { type: 'string', multiple: true },
      end: { type: 'boolean' },
      monthly: { type: 'boolean' },
    },
    1,
  );
  const { date = [], end = false, monthly = false } = values;
  const name = known(positionals[0]);
  const chosen = [date.length > 0, end, monthly].filter(Boolean).length;
  if (chosen > 1) throw new AdminError('Say only one of --date, --end and --monthly.');
  if (chosen > 0 && name === null) throw new AdminError(`Name the webinar: ${webinarNames.join(' or ')}.`);
  return { name, date: date.map((text) => moment(text, now)), end, monthly };
}

function known(name: string | undefined): WebinarName | null {
  if (name === undefined) return null;
  const found = webinarNames.find((webinar) => webinar === name);
  if (found === undefined) throw new AdminError(`There is no webinar ${name}: ${webinarNames.join(', ')}.`);
  return found;
}

/** With its offset: a bare time would mean this machine's. */
function moment(text: string, now: Date): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new AdminError(`${text} is not a moment such as 2027-02-11T16:00Z.`);
  if (date <= now)
    throw new AdminError(`${text} has passed. A session needs a moment that is still to come.`);
  return date;
}
