/** Stands for the type of a document until the extraction has recognised it; `doc_type` may be this word [AMB-129]. */
export const RECOGNISED_TYPE = 'RECOGNISE';
