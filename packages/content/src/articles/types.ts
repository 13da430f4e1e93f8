/** Published work that an article cites. Only what exists for certain, with a DOI only where it is known. */
export interface Work {
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  /** Journal with volume and pages, or publisher. */
  readonly where: string;
  readonly doi?: string;
  /** As it stands in the text, in brackets. */
  readonly short: string;
}

export interface ArticleSection {
  /** The anchor, which never changes once published. */
  readonly id: string;
  /** Exactly the heading that stands in the text. */
  readonly title: string;
}

/** What is known of an article without its text, which is the .mdx file of the same name. */
export interface Article {
  readonly slug: string;
  readonly path: `/blogs/${string}`;
  readonly title: string;
  readonly subtitle: string;
  /** ISO dates; `updated` is the last change of substance. */
  readonly published: string;
  readonly updated: string;
  /** What reading it takes is computed from this; a test holds it to the summary and the text. */
  readonly words: number;
  readonly sections: readonly ArticleSection[];
  /** Slugs, the closest first. */
  readonly related: readonly string[];
}
