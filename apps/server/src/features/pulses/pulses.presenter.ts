import type { Pulse } from '@fourfold/contract/schemas';
import { leastPeople, type PulseStop } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import type { Choices } from './choices.ts';
import type { PulseRow, WaveRow } from './pulses.repository.ts';

const noOne = sentence<{ least: number }>(
  'Too few people could be asked, so nobody was. Pulses show scores only for groups of {least, number} or more.',
);
const noAnswers = sentence(
  'Fewer than five people answered. Pulses show scores only for groups of five or more, whatever your role.',
);
const waiting = sentence<{ least: number }>('Scores appear once {least, number} people have answered.');
const heard = sentence<{ people: number }>('The scores are from {people, number} people’s answers so far.');
const heardInAll = sentence<{ people: number }>('The scores are from {people, number} people’s answers.');

interface Seen {
  readonly choices: Choices;
  readonly now: Date;
}

export function presentPulse(row: PulseRow, waves: readonly WaveRow[], { choices, now }: Seen): Pulse {
  const { questions, minutes } = (row.asks === 'measure' ? choices.measure : null) ?? choices.bank;
  return {
    id: row.id,
    asks: row.asks,
    questions,
    minutes,
    company_wide: row.company_wide,
    departments: row.departments,
    every_weeks: row.every_weeks,
    next_at: row.next_at,
    stopped: row.stopped,
    asked_by: row.creator,
    created_at: row.created_at.toISOString(),
    waves: waves.filter(({ pulse_id }) => pulse_id === row.id).map((wave) => presentWave(wave, now)),
    notes: notesOn(row),
  };
}

function presentWave(wave: WaveRow, now: Date): Pulse['waves'][number] {
  const { id, asked_at, asked, recent, unwilling, unreached, ends_at } = wave;
  const isOpen = ends_at !== null && ends_at > now;
  return {
    id,
    asked_at: asked_at.toISOString(),
    open_until: isOpen ? ends_at.toISOString() : null,
    asked,
    left_out: { recent, unwilling, unreached },
    sentence: sayWave(wave, isOpen),
  };
}

function sayWave({ asked, released }: WaveRow, isOpen: boolean): string {
  if (asked === 0) return noOne({ least: leastPeople });
  if (released === 0) return isOpen ? waiting({ least: leastPeople }) : noAnswers();
  return isOpen ? heard({ people: released }) : heardInAll({ people: released });
}

const stops: Record<PulseStop, () => string> = {
  by_hand: sentence('It was stopped and won’t ask again.'),
  asker_gone: sentence(
    'It won’t ask again: the person who set it up has left or can no longer invite these people.',
  ),
  plan_ended: sentence('It won’t ask again: the plan has ended.'),
  no_department: sentence('It won’t ask again: its departments no longer exist.'),
};
const removed = sentence<{ name: string }>(
  '{name} has been removed. Its people won’t be asked again, but their answers still count company-wide.',
);

/** A department that is renamed stands under its new name; one that is gone says so. */
function notesOn({ stopped, departments }: PulseRow): string[] {
  const gone = departments.filter(({ id }) => id === null).map(({ name }) => removed({ name }));
  return [...(stopped === null ? [] : [stops[stopped]()]), ...gone];
}
