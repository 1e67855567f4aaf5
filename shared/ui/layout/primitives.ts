/** Boxes, rows and columns; gaps are the names of the theme (xs 8, sm 12, md 16, lg 24, xl 32 px) or px. */
export { Box, Flex, Group, Stack, VisuallyHidden } from '@mantine/core';
