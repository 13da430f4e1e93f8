import type { User } from '@fourfold/contract/schemas';
import { Item } from './item.tsx';
import { workLinks } from './links.ts';

export function WorkItems({ user }: { user: User | null }) {
  return workLinks(user).map((link) => <Item key={link.to} {...link} />);
}
