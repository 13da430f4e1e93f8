import type { ResponseKind } from '@fourfold/contract/schemas';
import type { Insertable } from 'kysely';
import type { Responses } from '../kernel/database/schema.generated.ts';
import type { Actor } from './actors.ts';
import { details, type LinkHolder, makeRespondent } from './respondents.ts';
import type { TestApp } from './test-app.ts';

/** Someone who has answered everything, always with the first option, and submitted. */
export async function makeSubmission(
  t: TestApp,
  owner: Pick<Actor, 'organisationId' | 'id'>,
  ...invited: [kind?: ResponseKind, more?: Partial<Insertable<Responses>>]
): Promise<LinkHolder> {
  const holder = await makeRespondent(t, owner, ...invited);
  await holder.acknowledge();
  await holder.answerAll();
  await holder.save([], { is_complete: 1, ...details });
  return holder;
}

export interface OwnPageLink {
  readonly signature: string;
  readonly expires: string;
}

/** The link to someone's own page, from the last mail that has one. */
export async function ownPageLinkOf(t: TestApp, { email }: LinkHolder): Promise<OwnPageLink> {
  const texts = (await t.deliverMails()).filter(({ to }) => to === email).map(({ text }) => text);
  const found = texts.flatMap((text) => /http:\/\/\S+respondents\S+/.exec(text) ?? []).at(-1);
  const url = new URL(found ?? '');
  return { signature: url.searchParams.get('s') ?? '', expires: url.searchParams.get('e') ?? '' };
}
