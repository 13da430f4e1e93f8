import { FourLevels } from '../illustrations/four-levels.tsx';
import { HeroLines } from '../illustrations/hero-lines.tsx';
import { StepMark } from '../illustrations/step-mark.tsx';
import { TeamField } from '../illustrations/team-field.tsx';
import { Case, Specimen } from './specimen.tsx';

const levels = [
  { name: 'What people do', text: 'The behaviour that everyone sees.' },
  { name: 'What they expect', text: 'What they think will happen if they do otherwise.' },
  { name: 'What they value', text: 'What they would rather keep than gain.' },
  { name: 'How they see', text: 'The constructs that they tell people and things apart by.' },
] as const;

export function Pictures() {
  return (
    <Specimen
      id="pictures"
      title="Illustrations"
      note="Drawn from the motif. They widen without their dots growing."
    >
      {() => (
        <>
          <Case name="HeroLines: scattered and uncertain, then in step and sure">
            <HeroLines />
          </Case>
          <Case name="FourLevels">
            <FourLevels levels={levels} />
          </Case>
          <Case name="TeamField">
            <TeamField />
          </Case>
          <Case name="StepMark: assessment, awareness, alternatives, actions">
            <div className="flex flex-wrap gap-8">
              <StepMark step="assessment" />
              <StepMark step="awareness" />
              <StepMark step="alternatives" />
              <StepMark step="actions" />
            </div>
          </Case>
        </>
      )}
    </Specimen>
  );
}
