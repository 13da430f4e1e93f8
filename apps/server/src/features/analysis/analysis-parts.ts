import type { Parts } from '../../kernel/parts.ts';
import type { AskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import type { Compute } from '../culture/3-estimate/tasks.ts';
import type { Words } from '../profile/load-words.ts';

export interface AnalysisParts extends Pick<Parts, 'db' | 'clock'> {
  readonly compute: Compute;
  readonly questionnaire: AskedQuestionnaire;
  readonly words: Words;
}
