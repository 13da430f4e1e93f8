import { createContext, useContext } from 'react';

export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface OwnWiring {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** What a control inside a Field spreads on itself; outside of one, its own props are all it has. */
export function useField(own: OwnWiring) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  };
}
