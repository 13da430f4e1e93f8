import type { SolutionText } from '@fourfold/content';
import { BandSection } from '../../ui/band-section.tsx';
import { PointList } from '../../ui/point-list.tsx';

export function Problems({ text }: { text: SolutionText }) {
  const { title, lead, points } = text.problems;
  return (
    <BandSection id="problems" sunk title={title} lead={lead}>
      <PointList points={points} />
    </BandSection>
  );
}

export function Benefits({ text }: { text: SolutionText }) {
  const { title, lead, points } = text.benefits;
  return (
    <BandSection id="benefits" title={title} lead={lead}>
      <PointList points={points} />
    </BandSection>
  );
}

export function Steps({ text }: { text: SolutionText }) {
  if (text.steps === undefined) return null;
  return (
    <BandSection id="steps" sunk title={text.steps.title}>
      <PointList points={text.steps.points} ordered />
    </BandSection>
  );
}
