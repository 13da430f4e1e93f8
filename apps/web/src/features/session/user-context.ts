import type { User } from '@fourfold/contract/schemas';
import { createContext, useContext } from 'react';

/** Inside the dashboard someone is signed in; it stays the same person until the page is left. */
export const UserContext = createContext<User | null>(null);

export function useUser(): User {
  const user = useContext(UserContext);
  if (user === null) throw new Error('This screen belongs inside the dashboard layout.');
  return user;
}
