import { getHeatmapPeople } from '@fourfold/contract/calls';
import type { CultureFilter, HeatmapRow } from '@fourfold/contract/schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import type { MeasureKind } from '../kind-of.ts';

const PER_PAGE = 100;

export interface HeatPeople {
  readonly total: number;
  readonly rows: ReadonlyMap<number, HeatmapRow>;
}

interface Wanted {
  readonly filter: CultureFilter;
  readonly kind: MeasureKind;
  /** The competency whose measures are wanted beside the others. */
  readonly open: string | null;
  /** Changes when what was loaded is old. */
  readonly key: string;
}

/** People of opened departments, fetched page by page as they come into view. What is known stays until it is replaced. */
export function useHeatPeople({ filter, kind, open, key }: Wanted) {
  const [departments, setDepartments] = useState<ReadonlyMap<string, HeatPeople>>(new Map());
  const [failed, setFailed] = useState<unknown>(null);
  const asked = useRef(new Set<string>());
  const version = `${key} ${kind} ${open ?? ''}`;
  const current = useRef(version);
  useEffect(() => {
    current.current = version;
  }, [version]);

  const want = useCallback(
    (department: string, index: number) => {
      const page = Math.floor(index / PER_PAGE) + 1;
      const ticket = `${version} ${department} ${page}`;
      if (asked.current.has(ticket)) return;
      asked.current.add(ticket);
      const query = { ...filter, department, kind, page, per_page: PER_PAGE, ...(open ? { open } : {}) };
      call(getHeatmapPeople, { query })
        .then(({ people, total }) => {
          if (current.current !== version) return;
          setFailed(null);
          setDepartments((known) => {
            const rows = new Map(known.get(department)?.rows);
            for (const [at, person] of people.entries()) rows.set((page - 1) * PER_PAGE + at, person);
            return new Map(known).set(department, { total, rows });
          });
        })
        .catch((error: unknown) => {
          asked.current.delete(ticket);
          if (current.current === version) setFailed(error);
        });
    },
    [version, filter, kind, open],
  );
  return { want, failed, departments };
}
