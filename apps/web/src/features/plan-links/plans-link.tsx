import { listPlansHere } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import type { PersonalLink } from '../../lib/personal-link.ts';

/** On one's own page: what is planned where one works. Nothing stands there while nothing is. */
export function PlansLink({ link }: { link: PersonalLink }) {
  const [count, setCount] = useState(0);
  const { responseId, expires, signature } = link;
  useEffect(() => {
    let isHere = true;
    call(listPlansHere, { params: { responseId }, query: { expires, signature } }).then(
      ({ plans }) => isHere && setCount(plans.length),
      // The page itself says what is wrong with its link.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [responseId, expires, signature]);
  if (count === 0) return null;
  const path = pages.plansHere.path.replace(':responseId', responseId);
  return (
    <p className="mt-3 text-ui">
      <Link to={`${path}?${new URLSearchParams({ e: expires, s: signature })}`} className="link">
        <Plural
          value={count}
          one="See # plan for your part of the company"
          other="See # plans for your part of the company"
        />
      </Link>
    </p>
  );
}
