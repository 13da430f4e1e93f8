/** A place on a line with two ends, 0 to 100. */
export interface SlideLine {
  readonly label?: string;
  readonly left?: string;
  readonly right?: string;
  /** Absent: nothing has been placed yet, or only an interval is known. */
  readonly at?: number;
  readonly low?: number;
  readonly high?: number;
  readonly accent?: true;
}

/** What stands on a slide. The video is silent: whatever is said stands in the captions. */
export type Picture =
  | { readonly kind: 'title'; readonly number: number; readonly title: string }
  | { readonly kind: 'lines'; readonly heading: string; readonly lines: readonly SlideLine[] }
  | {
      readonly kind: 'choice';
      readonly heading: string;
      readonly options: readonly string[];
      /** Index of the option that is picked. */
      readonly picked?: number;
    }
  | { readonly kind: 'points'; readonly heading: string; readonly points: readonly string[] }
  | {
      readonly kind: 'map';
      readonly heading: string;
      readonly points: readonly {
        readonly name: string;
        readonly effort: number;
        readonly impact: number;
        readonly pays?: boolean;
      }[];
    };

export interface Slide {
  readonly picture: Picture;
  /** One caption after the other: at most two lines of 42 letters each. */
  readonly captions: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly slides: readonly Slide[];
}
