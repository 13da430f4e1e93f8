import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** The question whose guide is open stands in the address as a step of its own, so that Back closes it. */
export function useGuide() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isAlive = useHydrated();
  const isClosing = useRef(false);
  const id = isAlive ? new URLSearchParams(search).get('question') : null;
  useEffect(() => {
    isClosing.current = id === null;
  }, [id]);

  return {
    question: INTERVIEW_QUESTIONS.find((question) => String(question.id) === id) ?? null,
    open: (question: { readonly id: number }) =>
      navigate({ search: searchWith(String(question.id)) }, { state: openedHere }),
    close(): void {
      // The browser takes a moment to go back.
      if (isClosing.current) return;
      isClosing.current = true;
      if (state === null) navigate({ search: searchWith(null) }, { replace: true });
      else navigate(-1);
    },
  };
}

/** The entry before is then the library without the guide. */
const openedHere = { opened: true };

/** Of the browser's own address: what is searched and chosen is written past the router. */
function searchWith(id: string | null): string {
  const params = new URLSearchParams(window.location.search);
  if (id === null) params.delete('question');
  else params.set('question', id);
  return params.size === 0 ? '' : `?${params}`;
}
