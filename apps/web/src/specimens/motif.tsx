import { Band } from '../ui/band.tsx';
import { Logo } from '../ui/logo.tsx';
import { PoleField } from '../ui/pole-field.tsx';
import { PoleLine } from '../ui/pole-line.tsx';
import { Score } from '../ui/score.tsx';
import { Case, Specimen } from './specimen.tsx';

const lines = [
  { key: 'a', left: 'Holds back', right: 'Speaks up', value: 62, interval: [38, 86], tone: 2 },
  { key: 'b', left: 'Decides alone', right: 'Asks around first', value: 148, interval: [131, 165], tone: 4 },
  { key: 'c', left: 'Plans ahead', right: 'Finds a way', value: 103, interval: [90, 116], tone: 3 },
  { key: 'd', left: 'Keeps the peace', right: 'Names the conflict', value: 28, interval: [12, 44], tone: 1 },
] as const;

export function Motif() {
  return (
    <Specimen
      id="motif"
      title="A line with two ends"
      note="The idea of the product, drawn: a construct has two poles, a person is a place on it, and the bar says how sure we are. Used for scores, progress, status, tabs, switches and waiting; never as mere decoration beside them."
    >
      {(theme) => (
        <>
          <Case name="Logo">
            <div className="flex flex-wrap items-end gap-8">
              <Logo name="Fourfold" className="text-[2.5rem]" />
              <Logo name="Fourfold" />
              <Logo />
            </div>
          </Case>
          <Case name="PoleLine, with and without an interval and a middle">
            <div className="grid gap-4">
              <PoleLine left="Careful" right="Quick" value={124} interval={[101, 147]} middle={100} />
              <PoleLine left="Careful" right="Quick" value={70} tone="accent" />
            </div>
          </Case>
          <Case name="PoleField">
            <PoleField
              label={`Example profile, ${theme}`}
              lines={lines.map((line) => ({ ...line, middle: 100 }))}
            />
          </Case>
          <Case name="Score: no number without its interval">
            <div className="grid gap-1">
              <Score value={62} interval={[38, 86]} middle={100} tone={2} />
              <Score value={148} interval={[131, 165]} middle={100} tone={4} />
            </div>
          </Case>
          <Case name="Band: place and word beside the colour">
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              <Band band={1} word="underactivated" />
              <Band band={2} word="low" />
              <Band band={3} word="balanced" />
              <Band band={4} word="high" />
              <Band band={5} word="overactivated" />
            </div>
          </Case>
        </>
      )}
    </Specimen>
  );
}
