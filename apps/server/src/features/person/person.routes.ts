import { getPersonProfile } from '@fourfold/contract/calls';
import type { Serve } from '../../kernel/http/serve.ts';
import { loadWords } from '../profile/load-words.ts';
import { type PersonParts, readPerson } from './person.service.ts';
import { noteViews } from './profile-views.ts';

/** One person's results, for those whom the role table and the person's frozen contract name. */
export async function personRoutes(serve: Serve, parts: PersonParts): Promise<void> {
  const words = await loadWords();
  serve(getPersonProfile, async ({ params: { responseId }, caller: { membership, userId } }) => {
    const { profile, shown } = await readPerson(parts, membership, responseId, words);
    const viewer = { ...membership, userId };
    await noteViews(parts.db, viewer, { shown: 'profile', responseIds: shown }, parts.clock());
    return profile;
  });
}
