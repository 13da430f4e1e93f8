import { Navigate, useLocation, useSearchParams } from 'react-router';
import { CultureFigures } from './culture-figures.tsx';
import { landsOn } from './culture-filter.ts';
import { CultureScope } from './culture-scope.tsx';
import { useFilter } from './use-filter.ts';

/** What a manager of one department landed on, and did not choose. */
const landed = 'landed';

/** What the answers say about the organisation, or about the part of it that the address names. */
export function CulturePage() {
  const [query] = useSearchParams();
  const { own, to, every } = useFilter();
  const { state } = useLocation();
  const home = landsOn(query, own);
  if (home !== null) return <Navigate replace to={to({ department: home })} state={landed} />;
  return (
    <CultureScope>
      {(answer, again) =>
        answer.state !== 'figures' && state === landed ? (
          <Navigate replace to={to({ department: every })} />
        ) : (
          <CultureFigures answer={answer} onStarted={again} />
        )
      }
    </CultureScope>
  );
}
