import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { linksOf, withLinks } from './links-query.ts';

const PAUSE = 300;

/** Searches when the typing pauses. */
export function LinkSearch() {
  const [query, setQuery] = useSearchParams();
  const { q } = linksOf(query);
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text === q) return;
    const timer = setTimeout(
      () => setQuery((now) => withLinks(now, { q: text }), { replace: true, preventScrollReset: true }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [text, q, setQuery]);
  return (
    <search className="mb-3 block max-w-form print:hidden">
      <Field label={t`Search the connections`} hideLabel>
        <Input
          type="search"
          value={text}
          placeholder={t`A behaviour or a perception`}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </search>
  );
}
