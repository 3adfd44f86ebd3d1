declare module '*?pictures' {
  /** By thing, the path of its icon, in a square of 256, in whole numbers. */
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
