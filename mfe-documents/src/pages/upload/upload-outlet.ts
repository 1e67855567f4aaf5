/** What the upload page gives to the tab inside it. */
export interface UploadOutlet {
  /** Opens the dialog that chooses files. */
  readonly openDialog: () => void;
}
