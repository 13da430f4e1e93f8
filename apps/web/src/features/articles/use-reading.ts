import { useEffect, useState } from 'react';

/** The section that is being read: the last one whose heading has passed the upper third of the screen. */
export function useReading(ids: readonly string[]): string | null {
  const [reading, setReading] = useState<string | null>(null);
  const key = ids.join();
  useEffect(() => {
    const headings = key.split(',').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
      setReading(passed.at(-1)?.id ?? null);
    };
    // Headings cross the line seldom; between that nothing has to be looked at. What is above the screen counts as
    // crossed, or a jump past a heading would go unnoticed.
    const observer = new IntersectionObserver(look, { rootMargin: '1000000px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return reading;
}
