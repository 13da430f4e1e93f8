import type { ComparedCandidate, HiresAnswer } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { loadMeasureTexts } from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';
import { keyCovariances } from '../assessment/key-covariance.ts';
import { sampleId } from '../culture/3-estimate/sample.ts';
import type { CultureParts } from '../culture/culture-parts.ts';
import { sampleGroups } from '../culture/culture-request.ts';
import { authorsKeys } from '../culture/keys/keys-of-round.ts';
import { besideOf, placeTeam } from './hires.presenter.ts';
import { hiresSentence } from './sentences.ts';

type Unheard = Pick<HiresAnswer, 'waiting' | 'declined'>;

let made: Promise<Omit<HiresAnswer, keyof Unheard>> | undefined;

/** The candidates of the sample company beside its people, until an organisation has some of its own. */
export async function sampleHires(parts: CultureParts, unheard: Unheard): Promise<HiresAnswer> {
  made ??= make(parts).catch((error) => {
    made = undefined;
    throw error;
  });
  return { ...(await made), ...unheard };
}

async function make(parts: CultureParts): Promise<Omit<HiresAnswer, keyof Unheard>> {
  const { whole, people, name } = await sampleGroups(parts);
  const { behaviour: keyCovariance } = await keyCovariances();
  const sample = await parts.compute('sampleCandidates', null);
  const texts = await spokenData(loadMeasureTexts);
  const candidates = sample.map((_, at) => ({ answers: at, asked: [] }));
  const computed = await parts.compute('candidates', { team: whole, candidates, keyCovariance });
  const compared = sample.flatMap((person, at): ComparedCandidate[] => {
    const { verdict } = person;
    const candidate = computed.candidates[at];
    if (candidate === undefined) return [];
    const names = { first_name: person.firstName, last_name: person.lastName, job_position: person.position };
    const response_id = sampleId(100 + at);
    return [
      {
        ...names,
        ...{ response_id, vacancy: null, submitted_at: sampleDay, round: 1, superseded_by: null },
        ...besideOf(candidate, computed.team, verdict, texts),
        ...{ verdict, follows_advertisement: null },
      },
    ];
  });
  const team = { id: 'whole', name, people };
  const competencies = placeTeam(computed, texts);
  return {
    state: 'sample',
    withheld: null,
    team,
    keys_version: (await authorsKeys()).keys.name,
    team_id: team.id,
    fair_use: messages.fairUse(),
    sentence: hiresSentence(compared, team, competencies),
    teams: [{ id: 'whole', name }],
    competencies,
    asked_for: sampleAsksFor,
    candidates: compared,
    not_shown: 0,
  };
}

/** As a vacancy would name them. */
const sampleAsksFor = ['leadership', 'collaboration', 'communication', 'composure'];

const sampleDay = '2026-01-15T09:00:00.000Z';
