import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { init } from '@embedpdf/pdfium';

/**
 * The raw PDFium functions this adapter uses. Pointers are byte offsets into the engine's memory, 0 means null.
 * High-level wrappers hide the boxes of single characters, so nothing above the raw layer is used.
 */
const FUNCTION_NAMES = [
  'FPDF_InitLibrary',
  'FPDF_LoadMemDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_GetFormType',
  'FPDF_CloseDocument',
  'EPDF_RemoveEncryption',
  'PDFiumExt_OpenFileWriter',
  'PDFiumExt_SaveAsCopy',
  'PDFiumExt_GetFileWriterSize',
  'PDFiumExt_GetFileWriterData',
  'PDFiumExt_CloseFileWriter',
  'FPDFDoc_GetAttachmentCount',
  'FPDFDoc_GetAttachment',
  'FPDFAttachment_GetName',
  'FPDFAttachment_GetFile',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_PageToDevice',
  'FPDF_RenderPageBitmap',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_Destroy',
  'FPDFPage_GetRotation',
  'FPDFPage_SetRotation',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_Flatten',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFAnnot_GetSubtype',
  'EPDFAnnot_HasAppearanceStream',
  'EPDFAnnot_GenerateAppearance',
  'EPDFAnnot_GenerateFormFieldAP',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharAngle',
  'FPDFText_GetFontSize',
  'FPDFText_IsGenerated',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetMatrix',
  'FPDFText_GetTextObject',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_SetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPageObj_HasTransparency',
  'FPDFPageObj_GetClipPath',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFTextObj_SetTextRenderMode',
  'FPDFTextObj_GetFontSize',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetBounds',
  'FPDFImageObj_GetImagePixelSize',
  'FPDFPageObj_Transform',
  'FPDFPageObj_SetIsActive',
  'FPDFPageObj_Destroy',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObjMark_GetName',
  'FPDFPageObjMark_GetParamStringValue',
  'FPDFPage_RemoveObject',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFPath_GetDrawMode',
  'FPDFPath_CountSegments',
  'FPDFPath_GetPathSegment',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
] as const;

type FunctionName = (typeof FUNCTION_NAMES)[number];
type RawFunction = (...args: number[]) => number;

/** PDFium in WebAssembly: its functions, its allocator and views on its memory. */
export interface PdfEngine {
  call: Readonly<Record<FunctionName, RawFunction>>;
  allocate(bytes: number): number;
  release(pointer: number): void;
  /** Views are asked for anew after every call, because growing memory replaces them. */
  bytes(): Uint8Array;
  floats(): Float32Array;
  integers(): Int32Array;
}

function member(module: object, name: string): unknown {
  return Reflect.get(module, name);
}

function functionOf(module: object, name: string): RawFunction {
  const found = member(module, name);
  if (typeof found !== 'function') throw new Error(`The PDF engine lacks ${name}.`);
  return (...args) => Number(Reflect.apply(found, module, args));
}

/** What the compiled code itself exports: the library's own wrappers of it build two messages for every character read. */
function rawFunctionOf(exported: object, name: string): RawFunction {
  functionOf(exported, name);
  return member(exported, name) as RawFunction;
}

function view<T>(module: object, name: string, type: new (...args: never[]) => T): T {
  const found = member(module, name);
  if (!(found instanceof type)) throw new Error(`The PDF engine lacks its memory view ${name}.`);
  return found;
}

async function start(): Promise<PdfEngine> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = readFileSync(wasm);
  const module: object = (await init({ wasmBinary: new Uint8Array(bytes).buffer })).pdfium;
  const exported = member(module, 'wasmExports') ?? {};
  const call = Object.fromEntries(
    FUNCTION_NAMES.map((name) => [name, rawFunctionOf(exported, name)]),
  ) as Record<FunctionName, RawFunction>;
  call.FPDF_InitLibrary();
  const allocate = functionOf(module, '_malloc');
  const release = functionOf(module, '_free');
  return {
    call,
    allocate: (size) => {
      const pointer = allocate(size);
      if (pointer === 0) throw new Error('The PDF engine has no memory left.');
      return pointer;
    },
    release: (pointer) => void release(pointer),
    bytes: () => view(module, 'HEAPU8', Uint8Array),
    floats: () => view(module, 'HEAPF32', Float32Array),
    integers: () => view(module, 'HEAP32', Int32Array),
  };
}

let engine: Promise<PdfEngine> | undefined;

/** The one engine of this process, started on first use. */
export function pdfEngine(): Promise<PdfEngine> {
  engine ??= start();
  return engine;
}

/** Gives up an engine that has failed inside: the next use starts a new one. What it holds is gone with it. */
export function replacePdfEngine(): void {
  engine = undefined;
}
