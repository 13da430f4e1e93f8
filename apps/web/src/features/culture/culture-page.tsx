import { CultureFigures } from './culture-figures.tsx';
import { CultureScope } from './culture-scope.tsx';

/** What the answers say about the organisation, or about the part of it that the address names. */
export function CulturePage() {
  return (
    <CultureScope>{(answer, again) => <CultureFigures answer={answer} onStarted={again} />}</CultureScope>
  );
}
