import { pages } from '@fourfold/contract/words';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onFailure } from './api.ts';

/** A call that found nothing leads to the not-found page, unless its screen says what is missing itself. */
export function useMissing(): void {
  const navigate = useNavigate();
  useEffect(() => onFailure('not_found', () => void navigate(pages.notFound.path)), [navigate]);
}
