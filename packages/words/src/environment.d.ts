interface ImportMeta {
  readonly env: { readonly LANGUAGE: string };
}
