import type { SurveyResponse } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { isAway, messageOf } from '../../../lib/api.ts';

export interface Refused {
  readonly name: string;
  readonly why: string;
}

interface Changed {
  readonly changed: readonly SurveyResponse[];
  readonly refused: readonly Refused[];
}

/**
 * Changes people one after the other, each as it would be alone, and goes on behind one that is refused. Without a
 * connection it stops: the others would wait for the same.
 */
export async function changeEach(
  people: readonly SurveyResponse[],
  change: (person: SurveyResponse) => Promise<unknown>,
): Promise<Changed> {
  const changed: SurveyResponse[] = [];
  const refused: Refused[] = [];
  let isLost = false;
  for (const person of people) {
    const name = `${person.first_name} ${person.last_name}`;
    if (isLost) {
      refused.push({ name, why: messages.away() });
      continue;
    }
    try {
      await change(person);
      changed.push(person);
    } catch (error) {
      isLost = isAway(error);
      refused.push({ name, why: isLost ? messages.away() : messageOf(error) });
    }
  }
  return { changed, refused };
}
