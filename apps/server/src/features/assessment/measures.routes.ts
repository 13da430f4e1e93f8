import { listMeasures } from '@fourfold/contract/calls';
import { loadMeasureTexts } from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AskedQuestionnaire } from './asked-questionnaire.ts';

export async function measureRoutes(serve: Serve, { design }: AskedQuestionnaire): Promise<void> {
  const { behaviours, competencies, perceptions, domains } = await spokenData(loadMeasureTexts);
  const [texts, groups] = [
    { ...behaviours, ...perceptions },
    { ...competencies, ...domains },
  ];
  const measures = design.measures.map(({ id, key, kind, group }) => ({
    id,
    key,
    kind,
    name: texts[key]?.name ?? key,
    definition: texts[key]?.definition ?? '',
    group: groups[group]?.name ?? group,
    group_key: group,
  }));
  const kinds = new Map(design.measures.map(({ group, kind }) => [group, kind]));
  const named = [...kinds].map(([key, kind]) => ({
    key,
    kind,
    name: groups[key]?.name ?? key,
    definition: groups[key]?.definition ?? '',
  }));
  serve(listMeasures, async () => ({ measures, groups: named }));
}
