import type { ScoreEvidence } from '@fourfold/contract/schemas';
import { FEWEST_FOR_CAMPS, type MeasureKind } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import type { CultureParts } from '../culture-parts.ts';
import { type CultureRequest, readVisibleGroups, type VisibleGroups } from '../culture-request.ts';
import { hundredth } from '../engine/figures.ts';

type Shown = NonNullable<ScoreEvidence['agreement']>;

/**
 * How much the people behind one score agree, and whether two camps are likely.
 *
 * Of ten people or more, for everyone: in a smaller group it would say something about one or two of them. All of it
 * comes from the groups that the gate has let through.
 */
export async function agreementOn(
  parts: CultureParts,
  request: CultureRequest,
  visible: VisibleGroups,
  asked: {
    readonly kind: MeasureKind;
    readonly key: string;
    readonly groupKey: string;
    readonly of: 'measure' | 'group';
  },
): Promise<Shown | null> {
  const { whole } = visible;
  if (whole === null || whole.people < FEWEST_FOR_CAMPS) return null;
  const company = await companyOf(parts, request, visible);
  const found = await parts.compute('agreement', {
    group: whole.encoded,
    company: (company.whole ?? whole).encoded,
    departments: company.departments.flatMap(({ group }) => (group === null ? [] : [group.encoded])),
    kind: asked.kind,
  });
  const own = (asked.of === 'measure' ? found.measures : found.groups).find(({ key }) => key === asked.key);
  const group = found.groups.find(({ key }) => key === asked.groupKey);
  if (own?.agreement == null) return null;
  const agreement = hundredth(own.agreement);
  const camps = group?.camps ?? false;
  return {
    agreement,
    icc1: own.departments === null ? null : hundredth(own.departments.icc1),
    icc2: own.departments === null ? null : hundredth(own.departments.icc2),
    camps,
    sentence: [sayAgreement(agreement), ...(camps ? [twoCamps[asked.of]()] : [])].join(' '),
  };
}

/** All that this viewer is shown of the round: what a department is compared with. */
async function companyOf(
  parts: CultureParts,
  request: CultureRequest,
  visible: VisibleGroups,
): Promise<VisibleGroups> {
  const { department, ...filter } = request.filter;
  return department === undefined ? visible : await readVisibleGroups(parts, { ...request, filter });
}

const CLOSE = 0.7;
const CLOSER = 0.5;
const SOMEWHAT = 0.2;
const close = sentence('People here are very similar on this.');
const closer = sentence('People here differ less on this than the scoring assumes they will.');
const somewhat = sentence('People here differ somewhat less on this than the scoring assumes they will.');
const usual = sentence('People here differ on this about as much as the scoring assumes they will.');
const twoCamps = {
  group: sentence(
    'People are further apart on this than usual, as if in two camps. The average may describe neither camp.',
  ),
  measure: sentence(
    'Across the whole competency or domain, though, people are further apart than usual, as if in two camps. The average may describe neither camp.',
  ),
};

export function sayAgreement(agreement: number): string {
  if (agreement >= CLOSE) return close();
  if (agreement >= CLOSER) return closer();
  return agreement >= SOMEWHAT ? somewhat() : usual();
}
