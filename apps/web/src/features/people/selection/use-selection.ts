import { listResponses } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import type { Only, PeopleView } from '../people-data.ts';

const atOnce = 500;

/** People ticked in the list. They stay ticked while pages are turned and filters change. */
export function useSelection() {
  const [people, setPeople] = useState<ReadonlyMap<string, SurveyResponse>>(new Map());
  const set = (some: readonly SurveyResponse[], isTicked: boolean) =>
    setPeople((before) => {
      const next = new Map(before);
      for (const person of some) {
        if (isTicked) next.set(person.id, person);
        else next.delete(person.id);
      }
      return next;
    });
  /** Everyone whom the filter lets through, over all pages. */
  async function all({ page: _, ...view }: PeopleView, only: Only, total: number): Promise<void> {
    for (let page = 1; (page - 1) * atOnce < total; page += 1) {
      const query = { ...view, ...only, page, per_page: atOnce };
      set((await call(listResponses, { query })).responses, true);
    }
  }
  return { people, set, all, clear: () => setPeople(new Map()) };
}

export type Selection = ReturnType<typeof useSelection>;
